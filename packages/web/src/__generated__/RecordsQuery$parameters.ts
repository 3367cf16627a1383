/**
 * @generated SignedSource<<ee308cf8d44d4c942d9fa0b98bccaee9>>
 * @relayHash 31b98598992d321d8d8ed570dec2a223
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0bc056649f7c74e8672786a3b784c19d934f953f649e25a64a9f1eef596c94c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0bc056649f7c74e8672786a3b784c19d934f953f649e25a64a9f1eef596c94c",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
