/**
 * @generated SignedSource<<8239d1d2633169daeec67ae41cd78c9a>>
 * @relayHash c688e6c4d52a89f904bb674bf4c70940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5808a91b5c717066f5768b3958f33182754d232be5c9dea67d4c3f72700a5f29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistModulesQuery } from './VistModulesQuery.graphql';

const node: PreloadableConcreteRequest<VistModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5808a91b5c717066f5768b3958f33182754d232be5c9dea67d4c3f72700a5f29",
    "metadata": {},
    "name": "VistModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
