/**
 * @generated SignedSource<<3c007e28c68012a770f1ead3595ae291>>
 * @relayHash 3a1f4da78560e1732a78600515a73e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0591ff8a222593f962c2824486b628852d0f9abd9a96148a3de32fc6c2b51ab2

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerQuery$variables = Record<PropertyKey, never>;
export type ViewerQuery$data = {
  readonly user: {
    readonly email: string;
    readonly email_verified: boolean | null | undefined;
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
    readonly logbook: string;
    readonly roles: ReadonlyArray<string>;
    readonly viewerAdminSections: ReadonlyArray<string>;
    readonly viewerCanCreateRecord: boolean;
    readonly viewerCanResetCourseProgress: boolean;
    readonly viewerCanUseLogbook: boolean;
    readonly viewerTermsToAccept: {
      readonly inForceFrom: string;
      readonly version: string;
    } | null | undefined;
  } | null | undefined;
};
export type ViewerQuery = {
  response: ViewerQuery$data;
  variables: ViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "user",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "keycloak_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "first_name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last_name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email_verified",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roles",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logbook",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanResetCourseProgress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerAdminSections",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TermsToAccept",
        "kind": "LinkedField",
        "name": "viewerTermsToAccept",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inForceFrom",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUseLogbook",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanCreateRecord",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ViewerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViewerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0591ff8a222593f962c2824486b628852d0f9abd9a96148a3de32fc6c2b51ab2",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aea3352e1421d1c87c8b954db5dd2f7d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
