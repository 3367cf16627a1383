/**
 * @generated SignedSource<<a87e7d3190489bbec7557ea34133d23a>>
 * @relayHash 9a7cac443007a49f3d095d0596129f72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7662fce09cf79aaf9ce40c8649d8f7a28ad39ea49c7b72d449ac9e6077480e37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7662fce09cf79aaf9ce40c8649d8f7a28ad39ea49c7b72d449ac9e6077480e37",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
