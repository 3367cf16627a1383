/**
 * @generated SignedSource<<cd4f9f37e5f4fa5f04a16588af34327c>>
 * @relayHash 5d8aa1ea9467059f9136801990c03da1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5643355a4931493485b8ad0b573f06a76bbda83375797a33e3cbacd1ef8131a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpacesQuery } from './LearningSpacesQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5643355a4931493485b8ad0b573f06a76bbda83375797a33e3cbacd1ef8131a0",
    "metadata": {},
    "name": "LearningSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
