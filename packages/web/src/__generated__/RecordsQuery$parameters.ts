/**
 * @generated SignedSource<<fd24a8c232d68ff216859d948d1a8d0a>>
 * @relayHash 1ccac2fcd859e4eebd75fccb23e9a2db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1046e68b101a359ec500c82d9ac65da409b2ba193a3426e9fe509053fe2cbd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1046e68b101a359ec500c82d9ac65da409b2ba193a3426e9fe509053fe2cbd2",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
