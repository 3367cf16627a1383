/**
 * @generated SignedSource<<11614442ad058f073ff5abcef196e4e6>>
 * @relayHash 632d6191378196f5a520ec371fbee748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7cc43b28f495a1604b742a0d2a904918c9f0d2fcc1eccd0925a77453960a70d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7cc43b28f495a1604b742a0d2a904918c9f0d2fcc1eccd0925a77453960a70d",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
