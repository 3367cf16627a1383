/**
 * @generated SignedSource<<1b5abd7ea0a9aaf60df2fc653e7a92e9>>
 * @relayHash 8c99420d3a290449cf6ec849dee9b683
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e021d778b103f1ede0c7de3c6a4b1c7d10f58d4ecd6651d53a05208ae11ae6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThisWeekQuery } from './ThisWeekQuery.graphql';

const node: PreloadableConcreteRequest<ThisWeekQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e021d778b103f1ede0c7de3c6a4b1c7d10f58d4ecd6651d53a05208ae11ae6f",
    "metadata": {},
    "name": "ThisWeekQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
