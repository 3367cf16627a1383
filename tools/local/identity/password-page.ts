import { escapeHtml } from "../html.ts";
import { page } from "./page.ts";
import type { Handler } from "./routes.ts";

/** Where an identity service lets people change their password (13.006). Nobody of this one has any: the page says so. */
export function passwordPage(portalOrigins: readonly string[]): Handler {
  const html = page({
    title: "Password",
    body: `<main class="notice"><h1>There are no passwords here</h1>
      <p>This identity service is for trying the portal out: whoever signs in chooses a person from a list. Where the
      portal is in use, people change their password on this page.</p>
      <p><a class="primary" href="${escapeHtml(`${portalOrigins[0]}/profile/account`)}">Back to your profile</a></p></main>`,
  });
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    return Promise.resolve();
  };
}
