import { softwareTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Download, Info, Monitor } from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Sidebar } from "@cathedra/ui-kit/Sidebar";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useServiceTag as useOwnServiceTag } from "../../features/service-tag/service-tag.ts";
import { MainColumn } from "../../shell/MainColumn.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import * as css from "./SystemPage.css.ts";
import { useServiceTag } from "./use-service-tag.ts";

export type SystemPageProps = {
  readonly section: "about" | "updates";
  /** The heading of the page; defaults to the section's. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
};

/** A page of the System area with the list of its sections at the side (11.001, 11.002). */
export function SystemPage({ section, title, children }: SystemPageProps) {
  const { search } = useLocation();
  const entries = [
    { href: `/system/about${search}`, label: softwareTexts.about, icon: Info },
    { href: `/system/updates${search}`, label: softwareTexts.updates, icon: Download },
  ];
  const current = entries[section === "about" ? 0 : 1];
  return (
    <PortalPage
      title={title ?? current?.label ?? ""}
      documentTitle={`${current?.label} · ${softwareTexts.system}`}
      crumbs={[
        { label: "Home", href: "/" },
        { label: softwareTexts.system, href: `/system/about${search}` },
        { label: current?.label ?? "", href: current?.href ?? "" },
      ]}
    >
      <div className={css.columns}>
        <Sidebar label={softwareTexts.system} groups={[{ items: entries }]} current={current?.href ?? ""} />
        <MainColumn>{children}</MainColumn>
      </div>
    </PortalPage>
  );
}

/** Renders content about the page's simulator; without a known simulator it explains that (X34). */
export function OfSystem({ children }: { readonly children: (serviceTag: string) => ReactNode }) {
  const serviceTag = useServiceTag();
  if (serviceTag === undefined) return <Skeleton lines={6} label="Loading" />;
  if (serviceTag !== null) return children(serviceTag);
  return (
    <Card>
      <EmptyState icon={Monitor}>
        {`${softwareTexts.noServiceTag}. ${softwareTexts.noServiceTagHint}`}
      </EmptyState>
    </Card>
  );
}

/** Shown if the service tag is unknown or hidden from this person. A person at the simulator can link it at once. */
export function UnknownSystem({ serviceTag }: { readonly serviceTag: string }) {
  const isHere = useOwnServiceTag() === serviceTag;
  return (
    <Card>
      <EmptyState
        icon={Monitor}
        action={isHere && <LinkButton href="/profile/systems">{softwareTexts.linkSystem}</LinkButton>}
      >
        {`${softwareTexts.unknownSystem(serviceTag)}. ${softwareTexts.unknownSystemHint}`}
      </EmptyState>
    </Card>
  );
}
