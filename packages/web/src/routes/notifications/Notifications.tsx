import { inboxKinds, inboxLabel } from "@cathedra/domain/inbox";
import { inboxTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Switch } from "@cathedra/ui-kit/Switch";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { NoticeList } from "../../features/inbox/NoticeList.tsx";
import { useNotifications } from "../../features/inbox/use-notifications.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import * as css from "./Notifications.css.ts";
import { addressOf, narrowedBy } from "./notification-filter.ts";

const kinds = inboxKinds.map((kind) => ({ value: kind, label: inboxLabel(kind) }));

/** The list of notifications with its filters; the address contains both. */
export function Notifications() {
  const [query, setQuery] = useSearchParams();
  const { kind, isUnread } = narrowedBy(query);
  const narrowed = useMemo(() => ({ kinds: kind === null ? undefined : [kind], isUnread }), [kind, isUnread]);
  const narrow = (next: Partial<ReturnType<typeof narrowedBy>>) =>
    setQuery(addressOf({ kind, isUnread, ...next }), { replace: true });
  const inbox = useNotifications(narrowed);
  const isUnknown = useViewer() === undefined;
  const { shown, allRead } = inbox;
  return (
    <Stack gap={4}>
      <div className={css.bar}>
        <div className={css.kind}>
          <Select
            label={inboxTexts.kind}
            options={kinds}
            emptyLabel={inboxTexts.anyKind}
            value={kind}
            onChange={(next) => narrow({ kind: next })}
          />
        </div>
        <Switch
          label={inboxTexts.unreadOnly}
          value={isUnread}
          onChange={(next) => narrow({ isUnread: next })}
        />
        <div className={css.end}>
          <Button onPress={allRead} isDisabled={isUnknown || shown === undefined || shown.unread === 0}>
            {inboxTexts.allRead}
          </Button>
        </div>
      </div>
      <List inbox={inbox} empty={getEmpty({ kind, isUnread })} />
    </Stack>
  );
}

function getEmpty({ kind, isUnread }: ReturnType<typeof narrowedBy>): string {
  if (isUnread) return inboxTexts.noneUnread;
  return kind === null ? inboxTexts.none : inboxTexts.noneOfKind;
}

type ListProps = { readonly inbox: ReturnType<typeof useNotifications>; readonly empty: string };

function List({ inbox, empty }: ListProps) {
  const { shown, hasFailed, isBusy, more, reload } = inbox;
  return (
    <Stack gap={4}>
      {hasFailed && (
        <Banner
          tone={shown === undefined ? "danger" : "warning"}
          action={
            <Button size="small" onPress={reload}>
              Try again
            </Button>
          }
        >
          {shown === undefined ? inboxTexts.failed : inboxTexts.stale}
        </Banner>
      )}
      {shown === undefined && !hasFailed && <Skeleton kind="block" height={320} label={inboxTexts.loading} />}
      {shown !== undefined && (
        <Card>
          {shown.notifications.length === 0 ? (
            <EmptyState>{empty}</EmptyState>
          ) : (
            <NoticeList {...inbox} notices={shown.notifications} isMarked />
          )}
        </Card>
      )}
      {shown?.next != null && (
        <Inline gap={2}>
          <Button onPress={more} isPending={isBusy}>
            {inboxTexts.more}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
