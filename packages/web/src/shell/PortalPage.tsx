import { PageHeader, type PageHeaderProps } from "@cathedra/ui-kit/PageHeader";
import type { ReactNode } from "react";
import { usePageTitle } from "./use-page-title.ts";

export type PortalPageProps = PageHeaderProps & {
  readonly children: ReactNode;
  /** The document title, if it differs from the heading. */
  readonly documentTitle?: string;
};

/** Every page of the portal: its header with breadcrumbs, title and actions, then the content. */
export function PortalPage({ children, documentTitle, ...header }: PortalPageProps) {
  usePageTitle(documentTitle ?? header.title);
  return (
    <>
      <PageHeader {...header} />
      {children}
    </>
  );
}
