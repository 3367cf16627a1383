import { cloudEventTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import * as css from "./Events.css.ts";

/** A note that names the addresses that no user has; they are allowed. */
export function UnknownOrganizers({ emails }: { readonly emails: readonly string[] }) {
  return (
    <output>
      {emails.length > 0 && (
        <Banner>
          {cloudEventTexts.unknownOrganizers(emails.length)}
          <ul className={css.addresses}>
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </Banner>
      )}
    </output>
  );
}
