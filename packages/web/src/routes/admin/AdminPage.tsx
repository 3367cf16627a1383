import {
  type AdminSection,
  type AdminSectionKey,
  adminGroups,
  adminSections,
  getAdminSection,
  manageAddress,
} from "@cathedra/domain/access";
import { administrationTexts } from "@cathedra/domain/messages";
import type { Crumb } from "@cathedra/ui-kit/Breadcrumbs";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import {
  Building2,
  Calendar,
  ClipboardList,
  Download,
  ExternalLink,
  FileText,
  Folder,
  GraduationCap,
  type IconGlyph,
  Mail,
  Monitor,
  RotateCcw,
  Search,
  Target,
  Ticket,
  Users,
} from "@cathedra/ui-kit/Icon";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Sidebar, type SidebarItem } from "@cathedra/ui-kit/Sidebar";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import type { ReactNode } from "react";
import { MainColumn } from "../../shell/MainColumn.tsx";
import { PortalPage, type PortalPageProps } from "../../shell/PortalPage.tsx";
import { useViewer, useViewerIsAway } from "../../shell/use-viewer.ts";
import { useSiteConfig } from "../../site/use-site-config.ts";
import * as css from "./AdminPage.css.ts";

export type AdminPageProps = Omit<PortalPageProps, "crumbs"> & {
  /** The section to which the page belongs. */
  readonly section: AdminSectionKey;
  /** The section's page with the filters that the person last used there, when it differs from the plain address. */
  readonly sectionHref?: string;
  /** The breadcrumbs from the section to this page, for pages below the section's own. */
  readonly crumbs?: readonly Crumb[];
};

/** A page of the administration with the sections at its side; a person who may not see it gets a message instead (9.003). */
export function AdminPage({ section, sectionHref, crumbs = [], children, ...page }: AdminPageProps) {
  const viewer = useViewer();
  if (viewer !== undefined && !viewer.viewerAdminSections.includes(section)) return <NoRights />;
  const { label, path, purpose } = getAdminSection(section);
  return (
    <PortalPage
      {...(crumbs.length === 0 && purpose !== undefined ? { explanation: purpose } : {})}
      {...page}
      crumbs={[
        { label: "Home", href: "/" },
        // "Administration" links to the first section; on that section's own page it is not a link.
        {
          label: "Administration",
          ...(crumbs.length === 0 ? {} : { href: manageAddress(viewer?.viewerAdminSections ?? []) }),
        },
        { label, href: sectionHref ?? path },
        ...crumbs,
      ]}
    >
      <div className={css.columns}>
        {/* On a phone the way back stands above a page beneath a section: the choice of sections would only push it down. */}
        <div className={crumbs.length === 0 ? undefined : css.onlyWhereWide}>
          <Sections of={viewer?.viewerAdminSections} current={section} />
        </div>
        <MainColumn>{children}</MainColumn>
      </div>
    </PortalPage>
  );
}

/** Shown to people who may not see a page of the administration (9.003). */
export function NoRights() {
  return <Refusal>{administrationTexts.noRights}</Refusal>;
}

/** A page with a single sentence, shown in place of the administration. */
export function Refusal({ children }: { readonly children: string }): ReactNode {
  return (
    <PortalPage title="Administration">
      <Card>
        <EmptyState action={<LinkButton href="/">Home</LinkButton>}>{children}</EmptyState>
      </Card>
    </PortalPage>
  );
}

const icons: Partial<Readonly<Record<AdminSectionKey, IconGlyph>>> = {
  accounts: Building2,
  audit: Search,
  courses: FileText,
  talent: RotateCcw,
  "cloud-case-machines": Monitor,
  "cloud-case-vouchers": Ticket,
  events: Calendar,
  "learning-spaces": GraduationCap,
  groups: Users,
  logbook: ClipboardList,
  people: Users,
  "s3-management": Folder,
  ml2: ExternalLink,
  "simulator-modules": Target,
  software: Download,
  feedback: Mail,
  systems: Monitor,
};

type SectionsProps = { readonly of: readonly string[] | undefined; readonly current: AdminSectionKey };

/** The sections that the person may see (9.004); their space is reserved until the person is known. */
function Sections({ of, current }: SectionsProps) {
  const isAway = useViewerIsAway();
  const ml2Url = useSiteConfig()?.administration.ml2Url;
  if (of === undefined) {
    return isAway ? <div /> : <Skeleton kind="block" height={48} />;
  }
  const isShown = ({ key }: AdminSection) => of.includes(key) && (key !== "ml2" || ml2Url !== undefined);
  const groups = adminGroups
    .map(({ key, label }) => ({
      label,
      items: adminSections
        .filter((section) => section.group === key && isShown(section))
        .map(({ key, label, path, summary, isRoute }): SidebarItem => {
          const icon = icons[key];
          return {
            href: isRoute ? path : (ml2Url ?? ""),
            label,
            ...(isRoute ? {} : { isElsewhere: true }),
            ...(summary === undefined ? {} : { description: summary }),
            ...(icon === undefined ? {} : { icon }),
          };
        }),
    }))
    .filter(({ items }) => items.length > 0);
  const hasChoice = groups.flatMap(({ items }) => items).length > 1;
  return (
    <div className={hasChoice ? undefined : css.onlyWhereWide}>
      <Sidebar label="Administration" groups={groups} current={getAdminSection(current).path} />
    </div>
  );
}
