/**
 * @generated SignedSource<<480da9a3aedcdd8b2e132dee1b55706f>>
 * @relayHash da20b97973c7be34cb988f5903ae3189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0de7e009d5f368034bf579ffa532948bc1697c727103b75df9b2f5daabfa7036

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LearningSpaceQuery } from './LearningSpaceQuery.graphql';

const node: PreloadableConcreteRequest<LearningSpaceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0de7e009d5f368034bf579ffa532948bc1697c727103b75df9b2f5daabfa7036",
    "metadata": {},
    "name": "LearningSpaceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
