CREATE INDEX "products_search_listed" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE active and listed;--> statement-breakpoint
CREATE INDEX "products_typed_listed" ON "products" USING gin ("typed_text" gin_trgm_ops) WHERE active and listed;--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_typed";--> statement-breakpoint
ALTER INDEX "products_search_listed" RENAME TO "products_search";--> statement-breakpoint
ALTER INDEX "products_typed_listed" RENAME TO "products_typed";
