/**
 * @generated SignedSource<<4ab7f1a5e6c34ac89a688893d3eeb30c>>
 * @relayHash 8d0b100a1362ef0aae575b6675a7679d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9699e833d104ffbc28162f7ccc243998e555629f18d38de6abb6283ff7d04014

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9699e833d104ffbc28162f7ccc243998e555629f18d38de6abb6283ff7d04014",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
