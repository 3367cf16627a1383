import { systemTexts } from "@cathedra/domain/messages";
import { Eye, EyeOff, Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SystemRow_system$key } from "../../../__generated__/SystemRow_system.graphql.ts";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { restoreFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { contentId } from "../../../shell/use-page-title.ts";
import * as css from "./Systems.css.ts";
import { useDeleteSystem } from "./use-delete-system.ts";

/** A linked system: its facts, its pin on request, and the button to remove the link (13.016, 13.019). */
export function SystemRow({ system: key }: { readonly system: SystemRow_system$key }) {
  const { id, serviceTag, pin, name, place, systemId } = useFragment(
    graphql`
      fragment SystemRow_system on UserSystem {
        id
        serviceTag
        pin
        name
        place
        systemId
      }
    `,
    key,
  );
  const [isGoing, setGoing] = useState(false);
  const remove = useDeleteSystem();
  const changed = useAfterChange();
  const take = async () => {
    setGoing(true);
    try {
      offerUndo(systemTexts.removed(serviceTag), await remove(id), changed);
      await changed();
      // The pressed button has disappeared with its row, so the focus moves.
      restoreFocus(() => document.getElementById(contentId));
    } catch {
      setGoing(false);
      toasts.error(systemTexts.removeFailed);
    }
  };
  return (
    <li className={css.system}>
      <div className={css.textBlock}>
        <Text weight="medium">
          {systemId == null ? name : <Link href={`/admin/systems/${systemId}`}>{name}</Link>}
        </Text>
        <Text size="small" tone="muted">
          {place === "" ? `Service tag ${serviceTag}` : `Service tag ${serviceTag} · ${place}`}
        </Text>
      </div>
      <Pin pin={pin} of={serviceTag} />
      <Tooltip text="Delete">
        <IconButton
          icon={Trash2}
          label={`Delete system ${serviceTag}`}
          isPending={isGoing}
          onPress={() => void take()}
        />
      </Tooltip>
    </li>
  );
}

type PinProps = {
  readonly pin: string;
  /** The service tag of the system that has the pin. */
  readonly of: string;
};

/** A pin that is hidden until the person reveals it; its length is hidden too (X101). */
function Pin({ pin, of }: PinProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={css.pin}>
      <span className={css.pinLabel}>Pin</span>
      {isShown ? (
        <span className={css.digits}>{pin}</span>
      ) : (
        <>
          <span className={css.digits} aria-hidden="true">
            ••••
          </span>
          <VisuallyHidden>hidden</VisuallyHidden>
        </>
      )}
      <IconButton
        size="small"
        icon={isShown ? EyeOff : Eye}
        label={isShown ? `Hide the pin of ${of}` : `Show the pin of ${of}`}
        onPress={() => setShown(!isShown)}
      />
    </span>
  );
}
