/**
 * @generated SignedSource<<7560d7c6885c032d76c7d4a09e5c5116>>
 * @relayHash b43c11969784b371851b8872a93af345
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3ac423065abad4bb49e97504f8f3b1a3da5d298f6c36135d24d6e0c6a4445eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InviteClassQuery } from './InviteClassQuery.graphql';

const node: PreloadableConcreteRequest<InviteClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3ac423065abad4bb49e97504f8f3b1a3da5d298f6c36135d24d6e0c6a4445eb",
    "metadata": {},
    "name": "InviteClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
