/**
 * @generated SignedSource<<a319625f4037a8780e200bf9cd09ac86>>
 * @relayHash ea25d490f721a00db0d7c743bcf70fbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128289e67b375e6ba4a349ad58fc5b3c65b00bdc5426a160c0758d4e0c855ddb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "128289e67b375e6ba4a349ad58fc5b3c65b00bdc5426a160c0758d4e0c855ddb",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
