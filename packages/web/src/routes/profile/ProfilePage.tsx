import { ExternalLink, User } from "@cathedra/ui-kit/Icon";
import { Sidebar, type SidebarItem } from "@cathedra/ui-kit/Sidebar";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { useSiteConfig } from "../../site/use-site-config.ts";
import * as css from "./ProfilePage.css.ts";

export type ProfilePageProps = { readonly section: string; readonly children: ReactNode };

const account: SidebarItem = { href: "/profile/account", label: "Account", icon: User };

/** A section of the profile beside the list of all of them; the password lives at the identity service (13.006). */
export function ProfilePage({ section, children }: ProfilePageProps) {
  const { pathname } = useLocation();
  const passwordUrl = useSiteConfig()?.identity.accountPasswordUrl;
  const items =
    passwordUrl === undefined
      ? [account]
      : [account, { href: passwordUrl, label: "Password", icon: ExternalLink }];
  return (
    <PortalPage
      title="Your Profile"
      documentTitle={`${section} · Your Profile`}
      crumbs={[{ label: "Home", href: "/" }, { label: "Your Profile" }, { label: section, href: pathname }]}
    >
      <div className={css.columns}>
        <div className={items.length === 1 ? css.onlyWhereWide : undefined}>
          <Sidebar label="Your Profile" items={items} current={pathname} />
        </div>
        <div>{children}</div>
      </div>
    </PortalPage>
  );
}
