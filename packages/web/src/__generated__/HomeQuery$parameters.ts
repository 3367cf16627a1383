/**
 * @generated SignedSource<<93e3c2648d6ceefdf577df4a91bc8015>>
 * @relayHash b8b062bfb121fe5d47c16c4e5f209ced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df7e01b1ae3f0ae912392286375d89aca043e7c6dfcc8227abc648e8033102ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df7e01b1ae3f0ae912392286375d89aca043e7c6dfcc8227abc648e8033102ae",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
