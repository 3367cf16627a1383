import { type RouteObject, redirect } from "react-router";

/** A redirect to `target` that keeps the query; `*` in the target stands for the rest of the old path. */
function moved(path: string, target: string): RouteObject {
  return {
    path,
    loader: ({ params, url }) => {
      const tail = params["*"] ?? "";
      const address = target.replace(/\/\*$/, tail === "" ? "" : `/${tail}`);
      return redirect(address + url.search);
    },
  };
}

/** Old and short addresses (7.005, 13.005, X02, X03, X04, X11). */
export const redirects: RouteObject[] = [
  moved("/myirlog/*", "/logbook/*"),
  moved("/ir-log/*", "/logbook/*"),
  moved("/administration/*", "/admin"),
  moved("/admin/s3-management", "/admin/s3"),
  moved("/profile", "/profile/account"),
  moved("/data-protection-policy", "/legal/data-protection-policy"),
  moved("/medical-discalimer", "/legal/medical-discalimer"),
  moved("/medical-disclaimer", "/legal/medical-discalimer"),
  moved("/terms-of-service", "/legal/terms-of-service"),
  moved("/legal", "/legal/terms-of-service"),
];
