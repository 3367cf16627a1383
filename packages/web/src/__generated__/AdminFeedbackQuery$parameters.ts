/**
 * @generated SignedSource<<88bf2e4c2d45824f3182024d52ae232a>>
 * @relayHash 5f74b61d17a1e15659ab981d1d8f94a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12aea23f34da1e8d91a123a9ea0664ccab46067da1154b4504cb09ae31d16343

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFeedbackQuery } from './AdminFeedbackQuery.graphql';

const node: PreloadableConcreteRequest<AdminFeedbackQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12aea23f34da1e8d91a123a9ea0664ccab46067da1154b4504cb09ae31d16343",
    "metadata": {},
    "name": "AdminFeedbackQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
