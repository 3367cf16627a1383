/**
 * @generated SignedSource<<88f2b2819ebabd75bc6ce1be15e76453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperationState = "cancelled" | "failed" | "running" | "succeeded" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type OperationCard_operation$data = {
  readonly endedAt: string | null | undefined;
  readonly id: string;
  readonly isCancelling: boolean;
  readonly message: string;
  readonly progress: number;
  readonly requestedAt: string;
  readonly startedAt: string | null | undefined;
  readonly state: OperationState;
  readonly step: string;
  readonly usualSeconds: number | null | undefined;
  readonly viewerCanCancel: boolean;
  readonly viewerCanTryAgain: boolean;
  readonly " $fragmentType": "OperationCard_operation";
};
export type OperationCard_operation$key = {
  readonly " $data"?: OperationCard_operation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperationCard_operation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperationCard_operation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usualSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTryAgain",
      "storageKey": null
    }
  ],
  "type": "Operation",
  "abstractKey": null
};

(node as any).hash = "79aa8231cf5121a0d8c08a09787aaabb";

export default node;
