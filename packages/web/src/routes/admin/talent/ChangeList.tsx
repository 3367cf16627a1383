import { Badge } from "@cathedra/ui-kit/Badge";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { ChangeList_changes$key } from "../../../__generated__/ChangeList_changes.graphql.ts";
import * as css from "./ChangeList.css.ts";

const looks = {
  added: { tone: "success", word: "Added" },
  changed: { tone: "info", word: "Changed" },
  gone: { tone: "warning", word: "Removed" },
  failed: { tone: "danger", word: "Not read" },
  noticed: { tone: "neutral", word: "To check" },
} as const;
const isAct = (act: string): act is keyof typeof looks => Object.hasOwn(looks, act);

/** The findings about each space and course as text. */
export function ChangeList({ changes: key }: { readonly changes: ChangeList_changes$key }) {
  const changes = useFragment(
    graphql`
      fragment ChangeList_changes on TalentSyncChange @relay(plural: true) {
        id
        act
        thing
        name
        courseId
        text
      }
    `,
    key,
  );
  if (changes.length === 0) return null;
  return (
    <ul className={css.list}>
      {changes.map(({ id, act, thing, name, courseId, text }) => {
        const look = isAct(act) ? looks[act] : { tone: "neutral" as const, word: act };
        return (
          <li key={id} className={css.entry}>
            <div className={css.head}>
              <Badge tone={look.tone}>{look.word}</Badge>
              <Text size="caption" tone="muted" as="span">
                {thing === "space" ? "Learning space" : "Course"}
              </Text>
            </div>
            <Text weight="medium">
              {courseId == null ? name : <Link href={`/admin/courses?open=${courseId}`}>{name}</Link>}
            </Text>
            <Text size="small">{text}</Text>
          </li>
        );
      })}
    </ul>
  );
}
