/**
 * @generated SignedSource<<fd24a5353545ca622fec7e02ea8e9988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
    }
  ],
  "type": "FailedRequest",
  "abstractKey": null
};
})();

(node as any).hash = "0a30f0688c68f541ff46bae64b74188f";

export default node;
