DROP INDEX "products_listing";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_out" boolean GENERATED ALWAYS AS (stock = 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_specials" ON "products" USING btree ("category_id","sort") WHERE active and listed and today_special;--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" USING btree ("category_id","sold_out","sort","id","price_paise","offer_paise","net_quantity_unit","net_quantity_value","name","tamil_order") WHERE active and listed;