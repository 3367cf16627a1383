import { Icon, User } from "@cathedra/ui-kit/Icon";
import { Link } from "react-router";
import { sessions } from "../auth/auth.ts";
import * as css from "./UserLink.css.ts";
import type { Viewer } from "./use-viewer.ts";

export type UserLinkProps = { readonly viewer: Viewer | undefined; readonly onFollow?: () => void };

/** A link to the profile with the person's name (1.006). Until the portal has sent the name, the one in the session is shown. */
export function UserLink({ viewer, onFollow }: UserLinkProps) {
  const name = viewer === undefined ? nameInSession() : getName(viewer);
  if (name === "") return null;
  return (
    <Link to="/profile" className={css.link} onClick={onFollow}>
      <Icon glyph={User} />
      <span className={css.name}>{name}</span>
    </Link>
  );
}

/** The name of the signed-in person, or their address if they have none. */
export function getName({ first_name, last_name, email }: Viewer): string {
  return `${first_name} ${last_name}`.trim() || email;
}

function nameInSession(): string {
  const state = sessions.get();
  return state.status === "signedIn" ? (state.session.name ?? "") : "";
}
