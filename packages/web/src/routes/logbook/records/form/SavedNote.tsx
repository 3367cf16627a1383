import { Banner } from "@cathedra/ui-kit/Banner";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import type { LinkedToast } from "../../../../features/reload/reload-with-toast.ts";

const allRecords = { label: "All records", href: "/logbook/records" };

/** Says over the empty form which case was saved before, and leads to it and to the list. A toast has told screen readers. */
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
      The form below is for your next case.
    </Banner>
  );
}
