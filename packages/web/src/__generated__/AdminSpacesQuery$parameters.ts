/**
 * @generated SignedSource<<5245fe155ef0e58e8cebc2f5330d1914>>
 * @relayHash 4eda2e471e1e42a29c6d5cc72904502f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 621404b53af9fb3b23953e122ee11b114a35571cf17f900ccae2fa118f3088cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSpacesQuery } from './AdminSpacesQuery.graphql';

const node: PreloadableConcreteRequest<AdminSpacesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "621404b53af9fb3b23953e122ee11b114a35571cf17f900ccae2fa118f3088cd",
    "metadata": {},
    "name": "AdminSpacesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
