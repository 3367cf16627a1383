import type { ReactNode } from "react";
import { PortalPage } from "../../shell/PortalPage.tsx";

export type EventHeadProps = {
  readonly id: number | string;
  /** The name of the event, once it is known. */
  readonly name: string;
  readonly explanation?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The page of an event while it has no room: its name is the heading. */
export function EventHead({ id, name, explanation, actions, children }: EventHeadProps) {
  const crumbs = [
    { label: "Home", href: "/" },
    { label: "Events", href: "/events" },
    { label: name, href: `/cloud-event/${id}` },
  ];
  return (
    <PortalPage
      title={name}
      crumbs={crumbs}
      actions={actions}
      {...(explanation !== undefined && { explanation })}
    >
      {children}
    </PortalPage>
  );
}
