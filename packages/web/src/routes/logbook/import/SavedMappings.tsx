import { logbookMappingTexts as texts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  SavedMappings_query$data,
  SavedMappings_query$key,
} from "../../../__generated__/SavedMappings_query.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import type { ImportGroup } from "./ChooseFile.tsx";
import * as css from "./import.css.ts";
import { useMappingChanges } from "./use-mapping-changes.ts";

type Mapping = NonNullable<SavedMappings_query$data["logbookMappings"]>[number];

export type SavedMappingsProps = {
  readonly query: SavedMappings_query$key;
  /** The person's groups: a mapping is shared through a group of its institution. */
  readonly groups: readonly ImportGroup[];
};

/** The mappings that the person saved, and those that others of the institution share. */
export function SavedMappings({ query, groups }: SavedMappingsProps) {
  const { logbookMappings } = useFragment(
    graphql`
      fragment SavedMappings_query on Query {
        logbookMappings {
          id
          name
          customer {
            id
            name
          }
          savedBy
          savedAt
          isShared
          viewerCanDelete
          mapping
        }
      }
    `,
    query,
  );
  const { save, remove, isBusy } = useMappingChanges();
  const [asked, setAsked] = useState<Mapping | null>(null);
  const mappings = logbookMappings ?? [];
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Text tone="muted">{texts.explanation}</Text>
        {mappings.length === 0 ? (
          <EmptyState>{texts.none}</EmptyState>
        ) : (
          <ul className={css.list}>
            {mappings.map((each) => {
              const group = groups.find(({ customerId }) => customerId === each.customer.id);
              const isOwn = each.savedBy == null;
              return (
                <li key={each.id}>
                  <Stack gap={2}>
                    <div className={css.cell}>
                      <Text weight="medium">{each.name}</Text>
                      <Text size="small" tone="muted">
                        {[
                          isOwn ? texts.own : texts.by(each.savedBy ?? ""),
                          ...(isOwn && each.isShared ? [texts.shared(each.customer.name)] : []),
                          showMoment(Date.parse(each.savedAt)),
                        ].join(" · ")}
                      </Text>
                    </div>
                    <Inline gap={2}>
                      {isOwn && group !== undefined && (
                        <Button
                          size="small"
                          isDisabled={isBusy}
                          onPress={() =>
                            void save({
                              groupId: group.id,
                              name: each.name,
                              mapping: each.mapping,
                              isShared: !each.isShared,
                            })
                          }
                        >
                          {each.isShared ? texts.stopSharing : texts.startSharing}
                        </Button>
                      )}
                      {each.viewerCanDelete && (
                        <Button size="small" isDisabled={isBusy} onPress={() => setAsked(each)}>
                          {texts.delete}
                        </Button>
                      )}
                    </Inline>
                  </Stack>
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
      <AlertDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={texts.delete}
        confirmLabel={texts.delete}
        onConfirm={() => (asked === null ? Promise.resolve() : remove(asked.id))}
      >
        {texts.deleteQuestion(asked?.name ?? "", asked?.isShared === true)}
      </AlertDialog>
    </Card>
  );
}
