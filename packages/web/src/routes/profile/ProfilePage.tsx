import { Bell, Download, ExternalLink, LogOut, Monitor, User, Users } from "@cathedra/ui-kit/Icon";
import { Sidebar, type SidebarItem } from "@cathedra/ui-kit/Sidebar";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { MainColumn } from "../../shell/MainColumn.tsx";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { useSiteConfig } from "../../site/use-site-config.ts";
import * as css from "./ProfilePage.css.ts";

export type ProfilePageProps = {
  readonly section: string;
  readonly title?: string;
  readonly children: ReactNode;
};

const account: SidebarItem = { href: "/profile/account", label: "Account", icon: User };
const systems: SidebarItem = { href: "/profile/systems", label: "Systems", icon: Monitor };
const groups: SidebarItem = { href: "/profile/groups", label: "Groups", icon: Users };
const signIns: SidebarItem = { href: "/profile/sign-ins", label: "Simulator sign-ins", icon: LogOut };
const notifications: SidebarItem = { href: "/profile/notifications", label: "Notifications", icon: Bell };
const data: SidebarItem = { href: "/profile/data", label: "Your data", icon: Download };

/** A section of the profile beside the list of all sections; the password is changed at the identity service (13.006). */
export function ProfilePage({ section, title = "Your Profile", children }: ProfilePageProps) {
  const { pathname } = useLocation();
  const passwordUrl = useSiteConfig()?.identity.accountPasswordUrl;
  const items =
    passwordUrl === undefined
      ? [account, systems, groups, signIns, notifications, data]
      : [
          account,
          { href: passwordUrl, label: "Password", icon: ExternalLink },
          systems,
          groups,
          signIns,
          notifications,
          data,
        ];
  return (
    <PortalPage
      title={title}
      documentTitle={`${section} · Your Profile`}
      crumbs={[
        { label: "Home", href: "/" },
        pathname === account.href ? { label: "Your Profile" } : { label: "Your Profile", href: account.href },
        { label: section, href: pathname },
      ]}
    >
      <div className={css.columns}>
        <Sidebar label="Your Profile" groups={[{ items }]} current={pathname} />
        <MainColumn>{children}</MainColumn>
      </div>
    </PortalPage>
  );
}
