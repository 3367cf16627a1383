import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import { useSiteConfig } from "../../../site/use-site-config.ts";
import * as css from "./Partners.css.ts";

/** The logos of the partners in the site configuration, each with a link to the partner's site (1.037, X12). */
export function Partners() {
  const headingId = useId();
  const partners = useSiteConfig()?.product.partners ?? [];
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          Partners
        </Heading>
        <ul className={css.partners}>
          {partners.map(({ name, url, logo }) => (
            <li key={`${name} ${url}`}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
                <img
                  src={logo}
                  alt={`${name} (opens in a new tab)`}
                  width={180}
                  height={56}
                  loading="lazy"
                  decoding="async"
                  className={css.logo}
                />
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
