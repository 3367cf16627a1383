import { Heading } from "@cathedra/ui-kit/Heading";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Announcer } from "../../shell/Announcer.tsx";
import { Logo } from "../../shell/Logo.tsx";
import { ScrollRestorer } from "../../shell/ScrollRestorer.tsx";
import { contentId, usePageTitle } from "../../shell/use-page-title.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";
import * as css from "./LegalPage.css.ts";

export type LegalPageProps = {
  readonly title: string;
  /** The version and date of this text. */
  readonly facts: string;
  /** The most important sentence of the page, which is set apart from the other text. */
  readonly notice?: string;
  readonly children: ReactNode;
};

const pages = [
  { href: "/legal/data-protection-policy", label: "Data protection policy" },
  { href: "/legal/medical-discalimer", label: "Medical disclaimer" },
  { href: "/legal/terms-of-service", label: "Terms of service" },
] as const;

/** A legal text, which everyone can read without signing in, and without the navigation bar (1.012, 13.001-13.004). */
export function LegalPage({ title, facts, notice, children }: LegalPageProps) {
  usePageTitle(title);
  const product = useSiteConfig()?.product.title ?? "Cathedra";
  return (
    <div className={css.frame}>
      <header>
        <a href="/" className={css.brand}>
          <Logo />
          {product}
        </a>
      </header>
      <main id={contentId} tabIndex={-1} className={css.content}>
        <Heading level={1}>{title}</Heading>
        <p className={css.facts}>{facts}</p>
        {notice !== undefined && <p className={css.notice}>{notice}</p>}
        <div className={css.sections}>{children}</div>
      </main>
      <nav aria-label="Legal texts" className={css.others}>
        {pages
          .filter(({ label }) => label !== title)
          .map(({ href, label }) => (
            <Link key={href} to={href} className={css.link}>
              {label}
            </Link>
          ))}
      </nav>
      <Announcer />
      <ScrollRestorer />
    </div>
  );
}

/** A numbered part of a legal text. */
export function LegalSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The address for questions about the legal texts, from the site's configuration (13.004, X12). */
export function LegalContact() {
  const email = useSiteConfig()?.product.contactEmail;
  if (email === undefined) return <>the address given at sign-in</>;
  return <a href={`mailto:${email}`}>{email}</a>;
}
