import { fullName } from "@cathedra/domain";
import { AvatarGroup } from "@cathedra/ui-kit/AvatarGroup";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupPeople_group$key } from "../../../__generated__/GroupPeople_group.graphql.ts";
import { classTabHref } from "./class-tabs.ts";
import * as css from "./groups.css.ts";

/** The admins and the learners of a group, and the number of its courses. */
export function GroupPeople({ group: key }: { readonly group: GroupPeople_group$key }) {
  const { id, name, admins, members, memberCount, courseCount } = useFragment(
    graphql`
      fragment GroupPeople_group on CustomerGroup {
        id
        name
        admins {
          keycloak_id
          first_name
          last_name
          email
        }
        members(roles: [learner], limit: 4) {
          keycloak_id
          first_name
          last_name
        }
        memberCount(roles: [learner])
        courseCount
      }
    `,
    key,
  );
  const named = (people: typeof members) =>
    people.map(({ keycloak_id, first_name, last_name }) => ({
      id: keycloak_id ?? "",
      name: fullName({ firstName: first_name ?? "", lastName: last_name ?? "" }),
    }));
  const [only] = named(admins);
  return (
    <dl className={css.facts}>
      <dt>{admins.length > 1 ? "Admins" : "Admin"}</dt>
      <dd>
        {only === undefined ? (
          <Text size="small">None yet</Text>
        ) : (
          <>
            <AvatarGroup label="Admins" people={named(admins)} max={4} total={admins.length} />
            {admins.length === 1 && (
              <Text as="span" size="small">
                {only.name}
              </Text>
            )}
          </>
        )}
      </dd>
      <dt>{`Members (${memberCount})`}</dt>
      <dd>
        {memberCount > 0 && (
          <AvatarGroup label="Members" people={named(members)} max={4} total={memberCount} />
        )}
        <LinkButton
          size="small"
          variant="quiet"
          href={classTabHref(id, "people")}
          aria-label={`Show people of ${name}`}
        >
          Show people
        </LinkButton>
      </dd>
      <dt>Courses</dt>
      <dd>
        <Text as="span" size="small">
          {courseCount === 0 ? "None yet" : String(courseCount)}
        </Text>
      </dd>
    </dl>
  );
}
