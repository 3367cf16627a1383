import { ChevronRight, Icon } from "@cathedra/ui-kit/Icon";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router";
import type { LearningSpaceTiles_account$key } from "../../../__generated__/LearningSpaceTiles_account.graphql.ts";
import { countText } from "./count-text.ts";
import * as css from "./LearningSpaceTiles.css.ts";

/**
 * The learning spaces of an account: for system admins as tiles that lead to the account's access; for its own admins as a list
 * (9.016, 9.017).
 */
export function LearningSpaceTiles({ account: key }: { readonly account: LearningSpaceTiles_account$key }) {
  const { id, branches, learningSpaceAccess, viewerCanEditAccount } = useFragment(
    graphql`
      fragment LearningSpaceTiles_account on Customer {
        id
        viewerCanEditAccount
        branches {
          id
          name
        }
        learningSpaceAccess {
          learningSpaceId
          fullAccess
          caseCount
          allowedCaseCount
          courseCount
          allowedCourseCount
        }
      }
    `,
    key,
  );
  if (branches == null || branches.length === 0) return <Text tone="muted">None yet.</Text>;
  return (
    <ul className={viewerCanEditAccount ? css.tiles : css.list}>
      {branches.map((space) => {
        const access = learningSpaceAccess?.find(({ learningSpaceId }) => learningSpaceId === space.id);
        const words = (
          <span>
            <Text as="span" weight="medium">
              {space.name}
            </Text>
            <span className={css.count}>{access === undefined ? "" : countText(access)}</span>
          </span>
        );
        return (
          <li key={space.id}>
            {viewerCanEditAccount ? (
              <Link className={`${css.tile} ${css.link}`} to={`/admin/accounts/${id}/spaces/${space.id}`}>
                {words}
                <Icon glyph={ChevronRight} size="small" />
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
