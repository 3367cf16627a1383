import { AvatarGroup } from "@cathedra/ui-kit/AvatarGroup";
import * as css from "./parts.css.ts";
import { getName, type NamedPerson } from "./person-names.ts";

export type CardUsersProps = {
  readonly users: readonly (NamedPerson & { readonly keycloak_id: string | null | undefined })[];
  readonly used: number;
  readonly maxUses: number;
};

const maxAvatars = 9;

/** How many people have accepted a voucher or event, with the first nine of them and +N for the others (2.027, 3.035). */
export function CardUsers({ users, used, maxUses }: CardUsersProps) {
  return (
    <>
      <dt>Users</dt>
      <dd>{`${used} of ${maxUses} used`}</dd>
      {used > 0 && (
        <dd className={css.avatars} data-not-printed="">
          <AvatarGroup
            label="Users"
            size="small"
            people={users.map((user) => ({ id: user.keycloak_id ?? "", name: getName(user) }))}
            max={maxAvatars}
            total={used}
          />
        </dd>
      )}
      {/* Initials would name no one on paper. */}
      {users.length > 0 && (
        <dd className={css.printedNames} data-only-printed="">
          <ul className={css.people}>
            {users.map((user) => (
              <li key={user.keycloak_id}>{getName(user)}</li>
            ))}
          </ul>
        </dd>
      )}
    </>
  );
}
