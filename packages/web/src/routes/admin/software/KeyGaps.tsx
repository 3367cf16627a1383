import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { KeyGapsQuery } from "../../../__generated__/KeyGapsQuery.graphql.ts";
import * as css from "./software.css.ts";

export type KeyGapsProps = {
  /** The release whose package and stations are shown; null: every key of the portal and every station. */
  readonly releaseId: number | null;
  /** When the page was read; with a new value the gaps are refetched. */
  readonly readAt?: number;
};

/**
 * The stations that lack a key with which packages are signed, so that a rotation of keys is completed before an old key is
 * removed.
 */
export function KeyGaps({ releaseId, readAt = 0 }: KeyGapsProps) {
  const { softwareKeyGaps: gaps } = useLazyLoadQuery<KeyGapsQuery>(
    graphql`
      query KeyGapsQuery($releaseId: Int) {
        softwareKeyGaps(releaseId: $releaseId) {
          key
          isSigning
          stationCount
          lackingCount
          unknownCount
          lacking {
            id
            serviceTag
            name
            customerName
          }
        }
      }
    `,
    { releaseId },
    { fetchPolicy: "store-and-network", fetchKey: readAt },
  );
  if (gaps.length === 0) return null;
  const list = (
    <Stack gap={4}>
      {gaps.map(({ key, isSigning, stationCount, lackingCount, unknownCount, lacking }) => (
        <Stack key={key} gap={2}>
          {releaseId === null && (
            <p className={css.sum}>
              <span>{isSigning ? texts.keys.signing : texts.keys.other} </span>
              {key}
            </p>
          )}
          <Text tone={lackingCount === 0 ? "muted" : "danger"}>
            {texts.keys.lacking(lackingCount, stationCount)}
          </Text>
          {lackingCount > 0 && (
            <ul className={css.list}>
              {lacking.map(({ id, serviceTag, name, customerName }) => (
                <li key={id} className={css.entry}>
                  <Text as="span" size="small">{`${name} (${serviceTag}) · ${customerName}`}</Text>
                </li>
              ))}
            </ul>
          )}
          {lacking.length < lackingCount && (
            <Text size="small" tone="muted">
              {texts.keys.more(lackingCount - lacking.length)}
            </Text>
          )}
          {unknownCount > 0 && <Text tone="muted">{texts.keys.unknown(unknownCount)}</Text>}
        </Stack>
      ))}
    </Stack>
  );
  return releaseId === null ? <Card title={texts.keys.title}>{list}</Card> : list;
}
