import { hoursPerUser, voucherName } from "@cathedra/domain/cloud";
import { cloudVoucherTexts } from "@cathedra/domain/messages";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Inline } from "@cathedra/ui-kit/Inline";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { VoucherDetail_voucher$key } from "../../../__generated__/VoucherDetail_voucher.graphql.ts";
import { CardModules } from "../../../features/access-vouchers/CardModules.tsx";
import { CardUsers } from "../../../features/access-vouchers/CardUsers.tsx";
import { hours } from "../../../features/access-vouchers/hours-text.ts";
import { ledgerHref } from "../../../features/access-vouchers/ledger-href.ts";
import * as css from "../../../features/access-vouchers/parts.css.ts";
import { creatorName } from "../../../features/access-vouchers/person-names.ts";
import { getLastDay, showDay } from "../../../format/dates.ts";
import { Moment } from "../../../format/Moment.tsx";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useVoucherChanges } from "./use-voucher-changes.ts";
import { VoucherLink } from "./VoucherLink.tsx";
import { VoucherUsers } from "./VoucherUsers.tsx";
import { stateNames } from "./voucher-columns.tsx";
import { type EditedVoucher, toEdited } from "./voucher-form.ts";

export type VoucherDetailProps = {
  readonly voucher: VoucherDetail_voucher$key;
  readonly onEdit: (voucher: EditedVoucher) => void;
  /** Called when the voucher has moved to the archive. */
  readonly onArchived: () => void;
};

/** One voucher: its account, validity, cases, and the people who have accepted it (2.027). */
export function VoucherDetail({ voucher: key, onEdit, onArchived }: VoucherDetailProps) {
  const voucher = useFragment(
    graphql`
      fragment VoucherDetail_voucher on CloudModulesResourceAccessVoucher {
        id
        name
        state
        modifiedAt
        validFrom
        validTo
        archivedAt
        used
        maxUses
        maxDurationInSeconds
        viewerCanEdit
        viewerCanArchive
        customer {
          id
          name
          viewerCanReadLedger
        }
        learningSpace {
          id
          name
        }
        creator {
          keycloak_id
          first_name
          last_name
        }
        users(limit: 9) {
          keycloak_id
          first_name
          last_name
        }
        modules {
          moduleId
          name
          description
          cases {
            caseId
            name
            description
          }
        }
        ...VoucherLink_voucher
      }
    `,
    key,
  );
  const content = useRef<HTMLDivElement>(null);
  const [isArchiving, setArchiving] = useState(false);
  const [isShowingUsers, setShowingUsers] = useState(false);
  const { archive } = useVoucherChanges(voucher.id);
  const { id, name, used, maxUses, modules, archivedAt, creator } = voucher;
  const hasActions =
    used > 0 || voucher.viewerCanEdit || voucher.viewerCanArchive || voucher.customer.viewerCanReadLedger;
  const confirmed = async () => {
    try {
      await archive();
    } catch {
      toasts.error(cloudVoucherTexts.archiveFailed);
      return;
    }
    toasts.success(cloudVoucherTexts.archived);
    // The pressed button disappears with the change, so the focus moves to the details.
    restoreFocus(() => content.current);
    onArchived();
  };
  return (
    <>
      <div className={css.content}>
        <div ref={content} tabIndex={-1} className={css.head}>
          <Heading level={3}>{voucherName(voucher)}</Heading>
          <Badge tone={voucher.state === "active" ? "success" : "neutral"}>
            {stateNames[voucher.state] ?? ""}
          </Badge>
        </div>
        {voucher.state === "archived" && (
          <Banner>{`${cloudVoucherTexts.isArchived} ${cloudVoucherTexts.archivedUsers(used)}`}</Banner>
        )}
        <dl className={css.facts}>
          <dt>Account</dt>
          <dd>{voucher.customer.name}</dd>
          <dt>Learning space</dt>
          <dd>{voucher.learningSpace.name}</dd>
          <dt>Valid</dt>
          <dd>{`${showDay(getLastDay(voucher.validFrom))} – ${showDay(getLastDay(voucher.validTo))}`}</dd>
          {archivedAt != null && (
            <>
              <dt>Archived</dt>
              <dd>
                <Moment at={archivedAt} />
              </dd>
            </>
          )}
          <dt>Time</dt>
          <dd>{`${hours(hoursPerUser(voucher))} per user`}</dd>
          <dt>Created by</dt>
          <dd>{creatorName(creator)}</dd>
          <CardUsers users={voucher.users} used={used} maxUses={maxUses} />
        </dl>
        <CardModules modules={modules} />
        {hasActions && (
          <div className={css.foot}>
            {voucher.state === "active" && <VoucherLink voucher={voucher} />}
            <Inline gap={2}>
              {used > 0 && (
                <Button size="small" onPress={() => setShowingUsers(true)}>
                  Users
                </Button>
              )}
              {voucher.customer.viewerCanReadLedger && (
                <LinkButton href={ledgerHref(voucher.customer.id, id)} size="small">
                  Time ledger
                </LinkButton>
              )}
              {voucher.viewerCanEdit && (
                <Button size="small" icon={Pencil} onPress={() => onEdit(toEdited(voucher))}>
                  Edit
                </Button>
              )}
              {voucher.viewerCanArchive && (
                <Button size="small" onPress={() => setArchiving(true)}>
                  Archive
                </Button>
              )}
            </Inline>
          </div>
        )}
      </div>
      {isShowingUsers && (
        <VoucherUsers voucherId={id} name={voucherName(voucher)} onClose={() => setShowingUsers(false)} />
      )}
      <AlertDialog
        isOpen={isArchiving}
        onOpenChange={setArchiving}
        title={`Archive ${name === null || name === undefined ? `voucher ${id}` : `“${name}”`}?`}
        confirmLabel="Archive voucher"
        onConfirm={confirmed}
      >
        {archiveWarning(maxUses - used)}
      </AlertDialog>
    </>
  );
}

function archiveWarning(unused: number): string {
  const returned = unused === 0 ? "" : " The time that no one has accepted goes back to the institution.";
  return `No one can accept it any longer, and people who have accepted it can no longer start its cases.${returned} This cannot be undone.`;
}
