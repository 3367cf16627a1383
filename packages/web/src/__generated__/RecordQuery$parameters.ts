/**
 * @generated SignedSource<<9180457629049a17ecb9e87aa40661f3>>
 * @relayHash 9bc2033fa8031e28c0f4ec7ccb01fd6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c347e2539db9ab15560d46d699cc0fa5e3a6f502577f1046fe4ae0b5b657e98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c347e2539db9ab15560d46d699cc0fa5e3a6f502577f1046fe4ae0b5b657e98",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
