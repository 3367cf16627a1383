/**
 * @generated SignedSource<<1ef72e7ac7f4671ce0184c2f864ed653>>
 * @relayHash fe8dc770af4e5a0099ee12f003b5c467
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42707f056ef11e16175fb5c54aa32c2cd8b9a9d0920c6efcd59a0105ce74e11c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MachinesQuery } from './MachinesQuery.graphql';

const node: PreloadableConcreteRequest<MachinesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42707f056ef11e16175fb5c54aa32c2cd8b9a9d0920c6efcd59a0105ce74e11c",
    "metadata": {},
    "name": "MachinesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
