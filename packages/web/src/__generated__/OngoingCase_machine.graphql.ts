/**
 * @generated SignedSource<<693d0406cb86c923e8f6875ed9f0f1d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type OngoingCase_machine$data = {
  readonly case_name: string | null | undefined;
  readonly is_event: boolean;
  readonly status: CloudCaseVMStatus;
  readonly " $fragmentType": "OngoingCase_machine";
};
export type OngoingCase_machine$key = {
  readonly " $data"?: OngoingCase_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OngoingCase_machine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OngoingCase_machine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "is_event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "case_name",
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};

(node as any).hash = "44fd32b787c596ad959591573374598e";

export default node;
