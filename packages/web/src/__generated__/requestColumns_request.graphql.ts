/**
 * @generated SignedSource<<1acac1834a0a0007f6165ee61f702319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StartKind = "case" | "course" | "event" | "exercise";
import type { FragmentRefs } from "relay-runtime";
export type requestColumns_request$data = {
  readonly at: string;
  readonly code: string;
  readonly customer: string | null | undefined;
  readonly durationMs: number;
  readonly id: string;
  readonly operation: string;
  readonly page: string | null | undefined;
  readonly person: {
    readonly email: string;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly requestId: string;
  readonly start: {
    readonly kind: StartKind;
    readonly name: string | null | undefined;
    readonly refusal: string | null | undefined;
  } | null | undefined;
  readonly status: number;
  readonly " $fragmentType": "requestColumns_request";
};
export type requestColumns_request$key = {
  readonly " $data"?: requestColumns_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestColumns_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "requestColumns_request",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedRequestPerson",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedRequestStart",
      "kind": "LinkedField",
      "name": "start",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FailedRequest",
  "abstractKey": null
};
})();

(node as any).hash = "ee5ba64a19630318bb6037d32fd46591";

export default node;
