import { Link, useLocation } from "react-router";
import { readCookie } from "../site/cookies.ts";
import { useSiteConfig } from "../site/use-site-config.ts";
import * as css from "./Footer.css.ts";
import { reportLabel, reportProblem } from "./report-problem.ts";

const legalPages = [
  { href: "/legal/data-protection-policy", label: "Data protection" },
  { href: "/legal/medical-discalimer", label: "Medical disclaimer" },
  { href: "/legal/terms-of-service", label: "Terms of service" },
] as const;

/** Copyright, the legal pages, and on a simulator its service tag and client version (1.020). */
export function Footer() {
  // Renders again after each navigation, because the desktop client may set its cookies at any time.
  useLocation();
  const config = useSiteConfig();
  const getCookie = (name: string | undefined) =>
    name === undefined ? null : readCookie(document.cookie, name);
  const serviceTag = getCookie(config?.cookies.serviceTag);
  const clientVersion = getCookie(config?.cookies.clientVersion);
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <p>{config?.product.copyright}</p>
        {serviceTag !== null && <p>Service tag: {serviceTag}</p>}
        {clientVersion !== null && <p>Client version: {clientVersion}</p>}
        <button type="button" className={css.act} onClick={() => reportProblem()}>
          {reportLabel}
        </button>
        <nav aria-label="Legal" className={css.links}>
          {legalPages.map(({ href, label }) => (
            <Link key={href} to={href} className={css.link}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
