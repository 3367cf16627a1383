import { Card } from "@cathedra/ui-kit/Card";
import { FoldingCard } from "@cathedra/ui-kit/FoldingCard";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export type PersonSectionProps = {
  /** The section is opened by an address that ends with `#` and this. */
  readonly id: string;
  readonly title: string;
  /** The section's content in a few words; on a phone these are beside the title of the folded section. */
  readonly figure: string;
  readonly actions?: ReactNode;
  /** Whether the page's address asks for one of the section's actions. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
};

/** A section of a person's page. On a phone only its title and figure are shown until it is opened; on paper it is whole. */
export function PersonSection({ id, title, figure, actions, isAsked = false, children }: PersonSectionProps) {
  const { hash, key } = useLocation();
  // When the link to the section is followed again, the section scrolls into view and opens again.
  const linkedBy = hash === `#${id}` ? key : null;
  const isPhone = useMedia(media.phone);
  const isPrinted = useMedia("print");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (linkedBy !== null) place.current?.scrollIntoView({ block: "start" });
  }, [linkedBy]);
  return (
    <div ref={place} id={id}>
      {isPhone && !isPrinted ? (
        <Folded title={title} figure={figure} openedBy={linkedBy ?? (isAsked ? "act" : null)}>
          <Stack gap={4}>
            {actions}
            {children}
          </Stack>
        </Folded>
      ) : (
        <Card title={title} actions={actions}>
          {children}
        </Card>
      )}
    </div>
  );
}

type FoldedProps = Pick<PersonSectionProps, "title" | "figure" | "children"> & {
  /** What the address names, because of which the section is open; another value opens it again. */
  readonly openedBy: string | null;
};

function Folded({ title, figure, openedBy, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(openedBy !== null);
  const [before, setBefore] = useState(openedBy);
  if (openedBy !== before) {
    setBefore(openedBy);
    if (openedBy !== null) setOpen(true);
  }
  return (
    <FoldingCard title={title} summary={figure} isExpanded={isOpen} onExpandedChange={setOpen}>
      {children}
    </FoldingCard>
  );
}
