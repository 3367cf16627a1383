import { Icon, User } from "@cathedra/ui-kit/Icon";
import { Link } from "react-router";
import * as css from "./UserLink.css.ts";
import type { Viewer } from "./use-viewer.ts";

/** The person's name; leads to the profile (1.006). */
export function UserLink({ viewer, onFollow }: { readonly viewer: Viewer; readonly onFollow?: () => void }) {
  const name = `${viewer.first_name} ${viewer.last_name}`.trim();
  return (
    <Link to="/profile" className={css.link} onClick={onFollow}>
      <Icon glyph={User} />
      <span className={css.name}>{name === "" ? viewer.email : name}</span>
    </Link>
  );
}
