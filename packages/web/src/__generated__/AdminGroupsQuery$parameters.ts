/**
 * @generated SignedSource<<74ce8bdd712544da45b46a7a1829c538>>
 * @relayHash 9d03a145429afb4bf481b6a74403dfbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4125d097e27ff206d836b4e7db72a153316fa4d670128f0d915b7dc741c62a64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4125d097e27ff206d836b4e7db72a153316fa4d670128f0d915b7dc741c62a64",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
