import { systemTexts } from "@cathedra/domain/messages";
import { Trash2 } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { Tooltip } from "@cathedra/ui-kit/Tooltip";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SystemRow_system$key } from "../../../__generated__/SystemRow_system.graphql.ts";
import { useAfterChange } from "../../../features/after-change/use-after-change.ts";
import { offerUndo } from "../../../features/undo/offer-undo.ts";
import { keepFocus } from "../../../shell/focus-content.ts";
import { toasts } from "../../../shell/toasts.ts";
import { contentId } from "../../../shell/use-page-title.ts";
import { Pin } from "./Pin.tsx";
import * as css from "./Systems.css.ts";
import { useDeleteSystem } from "./use-delete-system.ts";

/** A linked system: what it is, its pin where that is asked for, and the way to take the link away (13.016, 13.019). */
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
      // The button has gone with its row.
      keepFocus(() => document.getElementById(contentId));
    } catch {
      setGoing(false);
      toasts.error(systemTexts.removeFailed);
    }
  };
  return (
    <li className={css.system}>
      <div className={css.words}>
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
