import { Banner } from "@cathedra/ui-kit/Banner";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import type { LinkedToast } from "../../../../features/reload/reload-with-toast.ts";

const allRecords = { label: "All records", href: "/logbook/records" };

/** The line of the note below the saved case. */
export const nextCase = "The form below is for your next case.";

/**
 * Names the case that was saved before above the empty form, with links to it and to the list. It is not announced to screen
 * readers, because a toast was.
 */
export function SavedNote({ title, links = [] }: LinkedToast) {
  return (
    <Banner
      tone="success"
      isSilent
      {...(title !== undefined && { title })}
      action={
        <Inline gap={2}>
          {[...links, allRecords].map(({ label, href }) => (
            <LinkButton key={href} href={href} size="small">
              {label}
            </LinkButton>
          ))}
        </Inline>
      }
    >
      {nextCase}
    </Banner>
  );
}
