import { cloudCaseTexts } from "@cathedra/domain/messages";
import type { ReactNode } from "react";
import { PortalPage } from "../../shell/PortalPage.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: "Cloud Cases", href: "/cloud-cases" },
  { label: cloudCaseTexts.room, href: "/cloud-case/" },
];

/** The head of the page of a person's own case before its room is open (4.002). */
export function CaseHead({ children }: { readonly children: ReactNode }) {
  return (
    <PortalPage title={cloudCaseTexts.room} crumbs={crumbs}>
      {children}
    </PortalPage>
  );
}
