/**
 * @generated SignedSource<<1907c4de2e33d710591a9cec3f619e88>>
 * @relayHash ce5804b7c0c4b5ebc2353803add717cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f552e811796ae0f8c8df614375914009a865a250202e7c80958b9f7b25365572

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpaceQuery } from './LearningSpaceQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f552e811796ae0f8c8df614375914009a865a250202e7c80958b9f7b25365572",
    "metadata": {},
    "name": "LearningSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
