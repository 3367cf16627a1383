import { inboxTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import * as css from "./BellList.css.ts";
import { NoticeList } from "./NoticeList.tsx";
import { type Notifications, useNotifications } from "./use-notifications.ts";

const everything = {};

/** The popover of the bell: the latest notifications (13.032, 13.035). */
export default function BellList({ onLeave }: { readonly onLeave: () => void }) {
  const inbox = useNotifications(everything);
  const { shown, allRead } = inbox;
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{inboxTexts.title}</h2>
        {shown !== undefined && shown.unread > 0 && (
          <Button variant="quiet" size="small" onPress={allRead}>
            {inboxTexts.allRead}
          </Button>
        )}
      </div>
      <Content inbox={inbox} onLeave={onLeave} />
      <div className={css.foot}>
        <Link href="/notifications" variant="alone" onPress={onLeave}>
          {inboxTexts.all}
        </Link>
      </div>
    </>
  );
}

type ContentProps = { readonly inbox: Notifications; readonly onLeave: () => void };

function Content({ inbox, onLeave }: ContentProps) {
  const { shown, hasFailed, reload } = inbox;
  if (shown === undefined) {
    return (
      <div className={css.note}>
        {hasFailed ? <Failed onRetry={reload} /> : <Skeleton lines={6} label={inboxTexts.loading} />}
      </div>
    );
  }
  return (
    <>
      {hasFailed && (
        <div className={css.note}>
          <Failed onRetry={reload} />
        </div>
      )}
      {shown.notifications.length === 0 ? (
        <EmptyState>{inboxTexts.none}</EmptyState>
      ) : (
        <NoticeList {...inbox} notices={shown.notifications} isMarked={false} onLeave={onLeave} />
      )}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {inboxTexts.failed}
    </Banner>
  );
}
