import { cloudRoomTexts } from "@cathedra/domain/messages";
import { controlQueue } from "@cathedra/qt-bridge";
import { Users } from "@cathedra/ui-kit/Icon";
import { mayChangeCase } from "../../features/room/ChangeCase.tsx";
import type { RoomAct } from "../../features/room/RoomActions.tsx";
import type { Room } from "../../features/room/use-room.ts";
import type { PrimaryAction } from "./primary-action.ts";

type ProctorParts = {
  readonly primary: PrimaryAction | null;
  readonly onChangeCase: () => void;
  readonly panel: { readonly id: string; readonly isOpen: boolean; readonly onPress: () => void };
};

type Parts = Pick<Room, "state" | "send">;

/** The proctor's actions besides the primary one (3.027). */
export function proctorActions(
  { state, send }: Parts,
  { primary, onChangeCase, panel }: ProctorParts,
): readonly RoomAct[] {
  const requests = controlQueue(state.users).length;
  const take: RoomAct = {
    id: "take-control",
    label: "Take control",
    display: "button",
    button: {
      isDisabled: state.connection !== "connected",
      onPress: () => send({ type: "takeControl" }),
    },
  };
  return [
    ...(state.hasControl || primary?.kind === "take" ? [] : [take]),
    {
      id: "change-case",
      label: "Change case",
      display: "button",
      button: { isDisabled: !mayChangeCase(state), onPress: onChangeCase },
    },
    {
      id: "participants",
      label: "View participants",
      icon: Users,
      display: "kept",
      count: { of: requests, label: cloudRoomTexts.requests(requests) },
      button: { "aria-expanded": panel.isOpen, "aria-controls": panel.id, onPress: panel.onPress },
    },
  ];
}

/** A participant's actions besides the primary one; an open request has to be withdrawn first. */
export function participantActions(
  { state, send }: Parts,
  primary: PrimaryAction | null,
): readonly RoomAct[] {
  if (primary?.kind === "takeBack") return [];
  return [
    {
      id: "help",
      label: "Ask for help",
      display: "button",
      button: {
        isDisabled: state.connection !== "connected",
        onPress: () => send({ type: "ask", what: "help" }),
      },
    },
  ];
}
